// Forms that aren’t there from the start: the page fetches them once it has a stop, and the worker keeps them.
export { OneMoreBag, WaitingBags } from './bag-form.tsx'
export { DeedForm } from './deed-form.tsx'
export { FailedForm } from './failed-form.tsx'
export { RunningLate } from './running-late.tsx'
