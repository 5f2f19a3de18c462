import type { Command, Showing } from '@fray/kernel/rules'
import type { ZonesScene } from '../scene.ts'
import { about } from './about.ts'
import { card } from './card.ts'
import { aboutContent, content } from './content.ts'
import { figure } from './figure.ts'
import { ground } from './ground.ts'
import { order } from './order.ts'
import { price } from './price.ts'
import { between, reach, threat } from './reach.ts'

/** What hosts show of a zones fight. */
export const showing: Showing<ZonesScene, Command> = {
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
