import { expect, it } from 'vitest'
import { excessOverIntake } from './came-in.ts'

const wash = (quantity: number) => ({ unit: 'kg' as const, quantity })
const shirts = (quantity: number) => ({ unit: 'piece' as const, quantity })

it.each([
  [[wash(6)], { gramsIn: 3950, piecesIn: null }, [{ unit: 'kg', charged: 6, cameIn: 3.9 }]],
  [[wash(3.9)], { gramsIn: 3950, piecesIn: null }, []],
  [[wash(2), wash(2.1)], { gramsIn: 4000, piecesIn: 0 }, [{ unit: 'kg', charged: 4.1, cameIn: 4 }]],
  [[shirts(3)], { gramsIn: 100, piecesIn: 2 }, [{ unit: 'piece', charged: 3, cameIn: 2 }]],
  [[shirts(2), wash(9)], { gramsIn: null, piecesIn: 2 }, []],
  [[shirts(9), wash(9)], { gramsIn: null, piecesIn: null }, []],
])('finds how much the lines %j exceed what came in, %j', (lines, cameIn, beyond) => {
  expect(excessOverIntake(lines, cameIn)).toEqual(beyond)
})
