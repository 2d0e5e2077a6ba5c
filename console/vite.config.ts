import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Beside `npm run dev --workspace console` a server runs: `npm start`, or another that TAXON_URL names. */
const server = process.env.TAXON_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: { outDir: '../dist/console', emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': server, '/docs': server, '/openapi.json': server } },
  logLevel: 'warn',
})
