export default {
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyles.cjs' },
}
