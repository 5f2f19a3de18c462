import { expectTypeOf, test } from 'vitest'
import type { Fight, Step } from './index.ts'

test('what a fight gives back has a name that can be imported', () => {
  expectTypeOf<Fight['submit']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['answer']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['roll']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['undo']>().returns.toEqualTypeOf<Step>()
})
