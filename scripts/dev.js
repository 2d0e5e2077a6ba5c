await import('./build.js')
process.argv.push('serve')
await import('../dist/taxon.js')
