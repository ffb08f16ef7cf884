// Plain JavaScript, because setup.mjs runs on the system's Node.

/** The Node that the scripts and tests of the repository run on. */
const NEEDED = 24

/** Whether the dependencies contain a Node for this machine, which `npm run` and `npx` then use. */
export function bringsNode({ platform, arch }) {
  return platform === 'linux' && (arch === 'x64' || arch === 'arm64')
}

/** Returns why the scripts and tests cannot run on this Node, or `undefined` if they can. */
export function nodeProblem({ platform, arch, versions }) {
  if (Number.parseInt(versions.node, 10) >= NEEDED) return undefined
  const reason = `This repository needs Node ${NEEDED} or later, and this is Node ${versions.node}.`
  return bringsNode({ platform, arch })
    ? `${reason} Use \`npm run\` or \`npx\`, which use the Node of the repository.`
    : `${reason} Install it from https://nodejs.org, then run the command again.`
}
