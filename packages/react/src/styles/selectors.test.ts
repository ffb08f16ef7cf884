import { type Declaration, parse, type Root, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { readParts } from '../../../../scripts/docs/readParts.ts'
import { buildStyles } from '../../buildStyles.ts'

const plain = parse(await buildStyles('styles.css'))
const sealed = parse(await buildStyles('styles.sealed.css'))

const isVariable = ({ prop }: Declaration) => prop.startsWith('--')
const declarationsOf = (rule: Rule) => rule.nodes.filter((node) => node.type === 'decl')

/** The rules of a sheet, without the steps of animations. */
function rulesOf(sheet: Root): readonly Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const isStep =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (!isStep) rules.push(rule)
  })
  return rules
}

/** Returns the part of a selector that counts for its specificity: without `:where()` and pseudo-elements. */
function counted(selector: string): string {
  let rest = selector.replace(/::[\w-]+$/, '')
  // From the innermost parentheses outwards
  while (rest.includes('('))
    rest = rest.replace(/(:[\w-]+)\([^()]*\)/, (_, name) => (name === ':where' ? '' : '.counted'))
  return rest
}

describe('styles.css', () => {
  const rules = rulesOf(plain)
  const [variables, styles] = [true, false].map((isOfVariables) =>
    rules.filter((rule) => declarationsOf(rule).every(isVariable) === isOfVariables),
  )

  test('gives each rule the specificity of one class', () => {
    const selectors = styles?.flatMap((rule) => rule.selectors) ?? []
    expect(selectors.length).toBeGreaterThan(150)
    const isOneClass = (selector: string) =>
      /^(\.[\w-]+|\[[\w-]+(=\w+)?\]|:root)( > \*)?$/.test(counted(selector))
    expect(selectors.filter((selector) => !isOneClass(selector))).toEqual([])
  })

  test('gives variables no specificity, so that any class of the page sets them', () => {
    const selectors = variables?.flatMap((rule) => rule.selectors) ?? []
    expect(selectors).toContain(':where(.onramp-root)')
    expect(selectors.filter((selector) => counted(selector) !== '')).toEqual([])
  })

  test('has no layer and no important declaration', () => {
    plain.walkAtRules('layer', (rule) => expect.unreachable(rule.toString()))
    const important = rules.flatMap(declarationsOf).filter((declaration) => declaration.important)
    expect(important.map(String)).toEqual([])
  })
})

describe('styles.sealed.css', () => {
  test('makes everything but variables important', () => {
    const overridable = rulesOf(sealed)
      .flatMap(declarationsOf)
      .filter((declaration) => !declaration.important)
    expect(overridable.length).toBeGreaterThan(20)
    expect(overridable.every(isVariable)).toBe(true)
  })

  test('has the rules of styles.css', () => {
    const bare = (rule: Rule) => {
      const declarations = declarationsOf(rule).map(
        ({ prop, value }) => `${prop}: ${value.replaceAll(/\s+/g, ' ')}`,
      )
      return `${rule.selectors.join()} { ${declarations.join('; ')} }`
    }
    const all = new Set(rulesOf(sealed).map(bare))
    expect(
      rulesOf(plain)
        .map(bare)
        .filter((rule) => !all.has(rule)),
    ).toEqual([])
  })
})

describe.each([
  ['styles.css', plain],
  ['styles.sealed.css', sealed],
])('%s', (_, sheet) => {
  test('measures in --onramp-unit', () => {
    const declarations = rulesOf(sheet)
      .flatMap(declarationsOf)
      .filter((declaration) => !isVariable(declaration))
    expect(
      declarations.filter(({ value }) => value.includes('--onramp-unit')).length,
    ).toBeGreaterThan(99)
    expect(declarations.filter(({ value }) => /\drem\b/.test(value)).map(String)).toEqual([])
  })

  test('styles no class that is not a part', () => {
    const names = rulesOf(sheet).flatMap(({ selector }) =>
      [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    )
    expect(new Set(names).size).toBeGreaterThan(60)
    const known = readParts().map(({ className }) => `onramp-${className}`)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })
})
