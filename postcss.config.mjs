import { sealStyles } from './packages/react/sealStyles.ts'

// For Vite, which takes the stylesheet as it is written; the packed one is sealed by the package's own build.
export default { plugins: [sealStyles] }
