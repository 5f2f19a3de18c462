import { isMap, type Path } from '@fray/rulesets/loading'

type Node = Record<string, unknown>

/** What the JSON Schema of a ruleset's encounters allows at a place: which fields, and which words. */
export class KnownFields {
  private readonly root: Node

  constructor(schema: unknown) {
    this.root = isMap(schema) ? schema : {}
  }

  /** The fields that the map at the path may have, present or not. */
  fieldsAt(path: Path): string[] {
    const names = this.at(path).flatMap((node) => (isMap(node.properties) ? Object.keys(node.properties) : []))
    return [...new Set(names)]
  }

  /** The words that the value at the path may be, if the schema lists them. */
  wordsAt(path: Path): string[] {
    const words = this.at(path).flatMap((node) => (Array.isArray(node.enum) ? node.enum : []))
    return [...new Set(words.filter((word) => typeof word === 'string'))]
  }

  /** Whether the map at the path may have fields of any name. */
  isOpenAt(path: Path): boolean {
    return this.at(path).some((node) => isMap(node.additionalProperties))
  }

  private at(path: Path): Node[] {
    let nodes = this.meanings(this.root)
    for (const step of path) nodes = nodes.flatMap((node) => this.below(node, step)).flatMap((n) => this.meanings(n))
    return nodes
  }

  /** The schemas that a schema combines: its references and branches, resolved. */
  private meanings(node: unknown): Node[] {
    if (!isMap(node)) return []
    if (typeof node.$ref === 'string') return this.meanings(this.referred(node.$ref))
    const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (Array.isArray(node[key]) ? node[key] : []))
    return [node, ...branches.flatMap((branch) => this.meanings(branch))]
  }

  private referred(ref: string): unknown {
    let node: unknown = this.root
    for (const step of ref.replace(/^#\/?/, '').split('/')) {
      if (step === '') continue
      node = isMap(node) ? node[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    }
    return node
  }

  private below(node: Node, step: string | number): unknown[] {
    if (typeof step === 'number') {
      const listed = Array.isArray(node.prefixItems) ? node.prefixItems[step] : undefined
      return [listed ?? node.items]
    }
    const own = isMap(node.properties) && Object.hasOwn(node.properties, step) ? node.properties[step] : undefined
    return [own ?? node.additionalProperties]
  }
}
