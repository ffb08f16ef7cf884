import { suite } from './suite.ts'

// The logic: everything but markup, and the frame of the hosted page.
export default suite(
  'react',
  [
    'packages/react/src/**/*.ts',
    'packages/react/src/ui/hosted-page/*.tsx',
    '!packages/react/src/{messages,styles}/**',
    '!**/*.{test,stories}.*',
    // Only Chromium tests it: a control has no place in jsdom.
    '!**/useClickGuard.ts',
  ],
  80,
)
