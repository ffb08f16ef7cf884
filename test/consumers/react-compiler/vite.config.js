import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react({
      // Our packages too, as they are built: compiled code must not rely on what the compiler changes.
      include: [/src\/.*\.jsx$/, /@onramp-kit\/react\/dist\/.*\.js$/],
      exclude: [],
      babel: { plugins: [['babel-plugin-react-compiler', { sources: () => true }]] },
    }),
  ],
})
