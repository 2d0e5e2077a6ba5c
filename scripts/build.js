import { build } from 'esbuild'

/** One file that starts in half a second: reading hundreds of modules takes longer than running them. */
await build({
  entryPoints: { taxon: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
