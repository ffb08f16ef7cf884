import { scaleUnits, sealStyles } from './packages/react/sealStyles.ts'

// For Vite, which reads the stylesheets from src. The package's own build runs the same plugins.
export default { plugins: [scaleUnits, sealStyles] }
