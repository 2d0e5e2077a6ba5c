import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` has the server. */
const server = process.env.TAXON_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    chunkSizeWarningLimit: 700,
    // What several screens share comes as one file: as files of its own it was up to eighty requests for a screen.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4, maxModuleSize: 60_000 }] } },
    },
  },
  server: { proxy: { '/api': server, '/docs': server, '/openapi.json': server } },
  logLevel: 'warn',
})
