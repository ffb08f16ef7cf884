type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>

export declare function bringsNode(machine: Machine): boolean

export declare function nodeProblem(
  machine: Machine & { readonly versions: { readonly node: string } },
): string | undefined
