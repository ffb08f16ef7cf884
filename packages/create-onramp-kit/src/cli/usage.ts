import { templates } from '../templates.ts'

/** The templates by name, one per line. */
export const templateList = templates
  .map(({ name, title }) => `  ${name.padEnd(14)}${title}`)
  .join('\n')

/** The output of `create-onramp-kit --help`. */
export const usage = `Creates a shop that sells USDC, with the simulated service wired in. No money moves.

Usage: npm create onramp-kit@latest [FOLDER] [-- FLAGS]

  -t, --template NAME  the template to copy
  -y, --yes            ask nothing: my-shop and ${templates[0].name}, unless given
  -v, --version        print the version
  -h, --help           print this help

Templates
${templateList}

npm create onramp-kit@latest my-shop -- --template vue --yes
`
