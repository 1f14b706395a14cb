/** The style sheet of the API's reference page, by day and by night. */
import { DAY, NIGHT } from '../../platform/palette.ts'

const colours = ({ background, sheet, ink, inkSoft, line, primary }: typeof DAY | typeof NIGHT) =>
  `--background: ${background}; --sheet: ${sheet}; --ink: ${ink}; --ink-soft: ${inkSoft}; --line: ${line}; --primary: ${primary};`

export const PAGE_STYLES = `
:root { color-scheme: light dark; ${colours(DAY)} }
@media (prefers-color-scheme: dark) { :root { ${colours(NIGHT)} } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: var(--background); color: var(--ink) }
a { color: var(--primary) }
code, pre { font: .9em/1.5 ui-monospace, monospace }
.skip { position: absolute; left: -999rem }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: .5rem 1rem; z-index: 1 }
nav, main { padding: 1rem }
nav { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; border-bottom: 1px solid var(--line) }
nav p, nav details[open] { grid-column: 1 / -1 }
.brand { font-weight: 700; margin: 0 0 .5rem }
.brand a { color: inherit; text-decoration: none }
summary { cursor: pointer; padding: .6rem 0; min-height: 2.75rem }
nav ul { list-style: none; margin: 0; padding: 0 }
nav li a { display: block; padding: .45rem 0; min-height: 2.75rem; text-decoration: none; overflow-wrap: anywhere }
main { max-width: 60rem }
h1 { font-size: 1.9rem; line-height: 1.2 }
h2 { margin: 3rem 0 .5rem; font-size: 1.5rem }
h3 { margin: 0 0 .5rem; font-size: 1.05rem; overflow-wrap: anywhere }
h4 { margin: 1rem 0 .25rem; font-size: .95rem }
p { margin: .35rem 0 }
.who { color: var(--ink-soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dt { color: var(--ink-soft) }
dd { margin: 0; overflow-wrap: anywhere }
article { overflow-x: auto; margin: 1rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem }
article:target { outline: 2px solid var(--primary) }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400 }
th { width: 1% }
td { overflow-wrap: anywhere }
td:last-child:not(:nth-child(2)) { width: 1%; overflow-wrap: normal; color: var(--ink-soft) }
td ul { margin: .25rem 0; padding-left: 1.1rem }
pre { overflow: auto; padding: .75rem; background: var(--background); border: 1px solid var(--line); border-radius: .5rem }
.verb { display: inline-block; min-width: 3.6rem; font: 700 .75rem/1.6 ui-monospace, monospace; color: var(--ink-soft) }
.verb.post, .verb.put, .verb.delete { color: var(--primary) }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr) }
  nav { display: block; position: sticky; top: 0; height: 100vh; overflow: auto; border: 0; border-right: 1px solid var(--line) }
  main { padding: 1rem 2rem 4rem }
}
@media print { nav { display: none } article { break-inside: avoid } }
`
