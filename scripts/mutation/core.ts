import { suite } from './suite.ts'

export default suite(
  'core',
  [
    'packages/core/src/**/*.ts',
    'packages/superseded/src/{client,contract}/**/*.ts',
    '!**/*.test.ts',
    '!**/*.test.helper.ts',
    // Texts for the documents.
    '!**/assumptions.ts',
  ],
  90,
)
