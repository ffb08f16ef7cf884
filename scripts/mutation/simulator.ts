import { suite } from './suite.ts'

const domain = 'packages/msw/src/service'

export default suite(
  'simulator',
  [
    `${domain}/{accounts,api,card,control,http,scenario}/**/*.ts`,
    `${domain}/{clock,events}.ts`,
    '!**/*.test.ts',
  ],
  88,
)
