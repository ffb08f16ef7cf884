import { Visitor } from 'rolldown/utils'
import { parseModule } from '../parseModule.ts'
import { type DocComment, parseDocComment } from './docComment.ts'

/**
 * Reads the doc comments of a module: of each constant, interface and type by its name, and of each property by its
 * path, such as `cardOrder/source/currency`.
 */
export function docComments(file: string, source: string): ReadonlyMap<string, DocComment> {
  const { program, comments } = parseModule(file, source)
  const found = new Map<string, DocComment>()
  const path: string[] = []
  const enter = (name: string, start: number) => {
    path.push(name)
    const comment = comments.get(start)
    if (comment !== undefined) found.set(path.join('/'), parseDocComment(comment))
  }
  // The comment of an export stands before `export`.
  let statement = -1
  new Visitor({
    ExportNamedDeclaration({ start }) {
      statement = start
    },
    'ExportNamedDeclaration:exit'() {
      statement = -1
    },
    VariableDeclarator({ id }) {
      enter(id.type === 'Identifier' ? id.name : '', statement)
    },
    'VariableDeclarator:exit': () => void path.pop(),
    TSInterfaceDeclaration({ id }) {
      enter(id.name, statement)
    },
    'TSInterfaceDeclaration:exit': () => void path.pop(),
    TSTypeAliasDeclaration({ id }) {
      enter(id.name, statement)
    },
    'TSTypeAliasDeclaration:exit': () => void path.pop(),
    TSPropertySignature({ key, start }) {
      enter(keyName(key), start)
    },
    'TSPropertySignature:exit': () => void path.pop(),
    Property({ key, start }) {
      enter(keyName(key), start)
    },
    'Property:exit': () => void path.pop(),
  }).visit(program)
  return found
}

function keyName(key: { readonly type: string }): string {
  if ('name' in key) return String(key.name)
  return 'value' in key ? String(key.value) : ''
}
