import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        // The size budget counts every file directly in assets/, so what is loaded on demand lies apart.
        chunkFileNames: (chunk) =>
          chunk.isDynamicEntry ? 'assets/later/[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/worker/[name]-[hash].js' } },
  },
  test: {
    coverage: { include: ['src/**'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
