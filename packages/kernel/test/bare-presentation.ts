import { type AnyScene, type Command, nameOf, type Presentation } from '../src/index.ts'

/** What a ruleset shows of fights without places, budgets, items or anything else to show. */
export const barePresentation: Presentation<AnyScene, Command> = {
  ground: () => ({ kind: 'relations', knots: [], relations: [], otherwise: '' }),
  figure: () => ({ at: null, size: 1, facing: null, state: 'up', badges: [] }),
  order: () => ({ kind: 'line', round: 0, title: '', entries: [], next: [], words: '' }),
  card: () => ({ kind: '', budgets: [], conditions: [], groups: [], reactions: [], numbers: [], about: '' }),
  price: () => ({ id: 'act', label: { key: 'Act', slots: {} }, order: 0 }),
  about: () => null,
  content: () => [],
  aboutContent: () => null,
  reach: (scene, row) => ({ who: nameOf(scene, row), places: [], targets: [], lines: [] }),
  threat: (scene, row) => ({ who: nameOf(scene, row), by: [], places: [], lines: [] }),
  between: (scene, row, at) => ({
    ...{ from: nameOf(scene, row), to: nameOf(scene, at) },
    ...{ distance: '', places: [], corners: [], lines: [] },
  }),
}
