import { rmSync } from 'node:fs'
import { build } from 'esbuild'

/** A handful of files start faster than hundreds of modules: reading them takes longer than running them. */
rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: { taxon: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
