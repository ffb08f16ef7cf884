/** Returns Stryker's configuration of a suite: the sources, and the lowest score that passes. */
export function suite(name: string, mutate: string[], lowestScore: number) {
  // The processes that Stryker starts read it in vitest.config.ts.
  process.env['MUTATION_SUITE'] = name
  return {
    mutate,
    thresholds: { high: 95, low: lowestScore, break: lowestScore },
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', pool: 'forks' },
    // A slow machine must not pass for a mutant that loops forever.
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `.generated/mutation/${name}.json`,
    htmlReporter: { fileName: `.generated/mutation/${name}.html` },
    clearTextReporter: { reportTests: false, logTests: false, skipFull: true },
    reporters: ['html', 'clear-text', 'progress-append-only'],
    tempDirName: '.generated/mutation/copies',
    cleanTempDir: 'always',
    ignorePatterns: [
      'dist',
      '.generated',
      '.vitest',
      '/generated',
      '/examples',
      '/storybook-static',
    ],
    // The copy finds dependencies in the repository around it, but our own packages in itself.
    symlinkNodeModules: false,
    // Not a shell's command: Stryker splits it at spaces.
    buildCommand:
      "node -e fs.cpSync('../../../../node_modules/@onramp-kit','node_modules/@onramp-kit',{recursive:true,verbatimSymlinks:true})",
    // Stryker would rewrite it with an API that TypeScript 7 does not have.
    tsconfigFile: 'none',
    logLevel: 'warn',
    warnings: { slow: false },
  }
}
