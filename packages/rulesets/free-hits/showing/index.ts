import type { Command, Showing } from '@fray/kernel/rules'
import type { FreeHitsScene } from '../scene.ts'
import { about } from './about.ts'
import { between } from './between.ts'
import { card } from './card.ts'
import { aboutContent, content } from './content.ts'
import { figure } from './figure.ts'
import { ground } from './ground.ts'
import { order } from './order.ts'
import { price } from './price.ts'
import { reach } from './reach.ts'
import { threat } from './threat.ts'

/** What hosts show of a free-hits battle. */
export const showing: Showing<FreeHitsScene, Command> = {
  ground,
  figure,
  order,
  card,
  price,
  about,
  content,
  aboutContent,
  reach,
  threat,
  between,
}
