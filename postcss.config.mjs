import { sealStyles } from './packages/react/sealStyles.ts'

// For Vite, which uses the source stylesheet; the package's build seals the published one.
export default { plugins: [sealStyles] }
