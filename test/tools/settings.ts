/** The settings of every run of the tests, also of those that judge mutants. */
export const settings = {
  // Long enough for a slow machine; a passing test does not wait longer.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Files share their modules and page: what a failed test leaves would fail those after it.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}
