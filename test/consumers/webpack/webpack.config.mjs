import HtmlPlugin from 'html-webpack-plugin'

export default {
  mode: 'production',
  entry: './main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  plugins: [new HtmlPlugin({ templateContent: '<meta charset="utf-8"><div id="root"></div>' })],
}
