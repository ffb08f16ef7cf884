import { defineConfig, type OxlintOverride } from 'oxlint'

const relative = ['.', './**', '../**']
const node = ['node:*', 'node:*/*']
const contract = '@onramp-kit/core/contract'
const internal = ['@onramp-kit/core/internal', '@onramp-kit/core/internal/frame']
const react = ['react', '@tanstack/react-query']
const adapters = ['browser', 'cli', 'node', 'playwright']

/**
 * Which imports the packages may have, types included: no cycles, no other packages than these, and no folder that stands
 * later in the order of its package. For a file, the last rule counts.
 */
export default defineConfig({
  plugins: ['import'],
  categories: { correctness: 'off' },
  rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
  overrides: [
    ...packageRules(
      'core',
      ['zod/**'],
      [
        'contract',
        'platform',
        'errors',
        'locale',
        'accounts',
        'frame',
        'money',
        'wallet',
        'transport',
        'orders',
        'resources',
        'checkout',
      ],
    ),
    rule(['core/src/contract/*'], ['zod/**', './*']),
    rule(['core/src/transport/send.ts'], ['ky', ...relative], ['orders', 'resources', 'checkout']),

    ...packageRules(
      'react',
      ['@onramp-kit/core', ...internal, ...react, 'react-dom'],
      [
        'provider',
        'i18n',
        'ui',
        'queries',
        'order',
        'checkout',
        'bank-deposit',
        'crypto-deposit',
        'devtools',
      ],
    ),

    ...packageRules('element', [
      '@onramp-kit/core',
      '@onramp-kit/react',
      ...react,
      'react-dom/client',
      'preact',
    ]),

    ...packageRules('create-onramp-kit', ['@clack/prompts', 'semver/functions/*', ...node]),

    ...packageRules(
      'doctor',
      ['@onramp-kit/core', contract, ...internal, ...node],
      ['redaction', 'derive', 'probe', 'judge', 'overrides', 'page', 'report', 'cli'],
    ),

    ...packageRules('msw', [contract, 'msw', 'msw/*', ...node]),
    rule(['msw/src/playwright/**'], ['@playwright/test', ...node, ...relative]),
    rule(['msw/src/service/*'], [contract, ...relative], adapters),
    ...folderRules('msw', [contract, ...relative], adapters, [
      'scenarios',
      'service/http',
      'service/options',
      'service/scenario',
      'service/fx',
      'service/card',
      'service/accounts',
      'service/rail',
      'service/api',
      'service/pages',
      'service/control',
    ]),
    // The behavior of a scenario names the type of an order's state.
    rule(['msw/src/service/scenario/behavior.ts'], [contract, ...relative]),

    // No package imports it. `onramp-service --contract` loads it by its name.
    ...packageRules(
      'superseded',
      ['@onramp-kit/core', contract, '@onramp-kit/core/internal', 'zod/**'],
      ['contract', 'client'],
    ),
    rule(
      ['superseded/src/simulator/**'],
      [contract, '@onramp-kit/msw', '@onramp-kit/msw/internal', ...relative],
      ['client'],
    ),
    // Only wallet proofs need cryptography.
    rule(
      ['superseded/src/simulator/proof/**'],
      [contract, '@noble/**', '@onramp-kit/msw/internal', ...relative],
      ['client'],
    ),
  ],
})

/** Lets files import only some packages and paths, and none from some folders. */
function rule(
  files: readonly string[],
  only: readonly string[],
  except: readonly string[] = [],
): OxlintOverride {
  const group = [
    '*',
    ...only.map((pattern) => `!${pattern}`),
    ...except.map((folder) => `**/${folder}/**`),
  ]
  const ends = except.length === 0 ? '' : `, and nothing of the folders ${except.join(', ')}`
  const message = `It may import ${only.join(', ')}${ends}: see imports.oxlint.ts.`
  return {
    files: files.map((file) => `packages/${file}`),
    excludeFiles: ['**/*.test.*', '**/*.stories.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

/** @param order folders; each imports only from those before it */
function packageRules(name: string, packages: readonly string[], order: readonly string[] = []) {
  const only = [...packages, ...relative]
  return [rule([`${name}/src/**`], only), ...folderRules(name, only, [], order)]
}

function folderRules(
  name: string,
  only: readonly string[],
  except: readonly string[],
  order: readonly string[],
) {
  const names = order.map((folder) => folder.replace(/.*\//, ''))
  return order.map((folder, index) =>
    rule([`${name}/src/${folder}/**`], only, [...except, ...names.slice(index + 1)]),
  )
}
