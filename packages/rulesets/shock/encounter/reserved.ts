import { reservedNames as reserved } from '../../loading/names.ts'
import type { ShockSide } from '../kinds/fields.ts'

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly ShockSide[]): string[] => reserved(['done'], sides)
