import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fontPreload } from './font-preload.ts';
import { inFirstPage } from './first-page.ts';
import { languageFiles } from './language-files.ts';
import { MANIFEST } from './manifest.ts';

export default defineConfig({
  plugins: [
    svelte(),
    fontPreload(),
    languageFiles(),
    VitePWA({
      filename: 'sw.js',
      // The app registers its own service worker; a new version waits until the user accepts it.
      injectRegister: false,
      registerType: 'prompt',
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        navigateFallback: '/index.html',
        // Paths that the server handles are not screens of the app.
        navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)(\/|$)/],
        importScripts: ['/notification-click.js'],
        // The first load must also survive a lost network.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    target: 'es2023',
    // Small images and fonts stay files: the content security policy forbids data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: inFirstPage }] } },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
