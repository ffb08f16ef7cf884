import { scaleUnits, sealStyles } from './sealStyles.ts'

// For Vite (`css.postcss`), which reads the stylesheets from src. The package's own build runs the same plugins.
export default { plugins: [scaleUnits, sealStyles] }
