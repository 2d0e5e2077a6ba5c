import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../db/package-root'

/** Those of console/src/styles.css, by the names of the reference's own variables. A test compares them. */
const COLORS = {
  light: {
    paper: 'oklch(0.984 0.005 95)',
    panel: 'oklch(1 0 0)',
    sunken: 'oklch(0.958 0.007 95)',
    line: 'oklch(0.897 0.009 95)',
    ink: 'oklch(0.235 0.012 130)',
    'ink-soft': 'oklch(0.44 0.014 120)',
    'ink-faint': 'oklch(0.535 0.013 110)',
    accent: 'oklch(0.42 0.085 165)',
    'accent-ink': 'oklch(0.985 0.01 150)',
    'accent-wash': 'oklch(0.945 0.025 165)',
    good: 'oklch(0.46 0.11 150)',
    warn: 'oklch(0.5 0.11 70)',
    bad: 'oklch(0.5 0.17 27)',
  },
  dark: {
    paper: 'oklch(0.185 0.008 150)',
    panel: 'oklch(0.218 0.009 150)',
    sunken: 'oklch(0.16 0.007 150)',
    line: 'oklch(0.3 0.01 150)',
    ink: 'oklch(0.93 0.008 110)',
    'ink-soft': 'oklch(0.79 0.012 120)',
    'ink-faint': 'oklch(0.71 0.013 130)',
    accent: 'oklch(0.8 0.105 165)',
    'accent-ink': 'oklch(0.2 0.03 165)',
    'accent-wash': 'oklch(0.29 0.04 165)',
    good: 'oklch(0.8 0.13 150)',
    warn: 'oklch(0.83 0.12 80)',
    bad: 'oklch(0.75 0.14 25)',
  },
}

/** The variables of the reference, by the console's. Calls are told apart by weight of colour: one green, and what is bad. */
const VARIABLES = `
    --scalar-background-1: var(--paper);
    --scalar-background-2: var(--sunken);
    --scalar-background-3: var(--line);
    --scalar-background-4: var(--panel);
    --scalar-background-accent: var(--accent-wash);
    --scalar-border-color: var(--line);
    --scalar-color-1: var(--ink);
    --scalar-color-2: var(--ink-soft);
    --scalar-color-3: var(--ink-faint);
    --scalar-color-accent: var(--accent);
    --scalar-link-color: var(--accent);
    --scalar-color-green: var(--good);
    --scalar-color-blue: var(--accent);
    --scalar-color-purple: var(--accent);
    --scalar-color-yellow: var(--warn);
    --scalar-color-orange: var(--warn);
    --scalar-color-red: var(--bad);
    --scalar-button-1: var(--accent);
    --scalar-button-1-hover: var(--accent);
    --scalar-button-1-color: var(--accent-ink);
    --scalar-sidebar-background-1: var(--sunken);
    --scalar-sidebar-border-color: var(--line);
    --scalar-sidebar-color-1: var(--ink);
    --scalar-sidebar-color-2: var(--ink-soft);
    --scalar-sidebar-color-active: var(--accent);
    --scalar-sidebar-item-active-background: var(--accent-wash);
    --scalar-sidebar-search-background: var(--panel);
    --scalar-sidebar-search-border-color: var(--line);
    --scalar-sidebar-search-color: var(--ink-faint);`

const FONTS = [
  { file: 'instrument-sans-latin-wght-normal', family: 'Instrument Sans Variable' },
  { file: 'newsreader-latin-wght-normal', family: 'Newsreader Variable' },
  { file: 'geist-mono-latin-wght-normal', family: 'Geist Mono Variable' },
]

const colorsOf = (colors: Record<string, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')

/** The look of the console for the API reference, with the fonts that the console was built with. */
export function themeCss(): string {
  return `${fontFaces()}
.light-mode { ${colorsOf(COLORS.light)} ${VARIABLES} }
.dark-mode { ${colorsOf(COLORS.dark)} ${VARIABLES} }
:root, .scalar-app {
  --scalar-font: "Instrument Sans Variable", ui-sans-serif, system-ui, sans-serif;
  --scalar-font-code: "Geist Mono Variable", ui-monospace, monospace;
  --scalar-radius: 6px;
}
.scalar-app .section-header-label {
  font-family: "Newsreader Variable", ui-serif, Georgia, serif;
  font-weight: 500;
  letter-spacing: -0.01em;
}`
}

/** The names of the console's files end with a hash of their content. */
function fontFaces(): string {
  const folder = join(packageRoot(), 'dist/console/assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return FONTS.flatMap(({ file, family }) => {
    const built = files.find((name) => name.startsWith(`${file}-`))
    const source = `url(/assets/${built}) format("woff2-variations")`
    return built ? [`@font-face { font-family: "${family}"; src: ${source}; font-weight: 100 900; }`] : []
  }).join('\n')
}
