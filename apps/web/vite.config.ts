import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fontPreload } from './font-preload.ts';
import { firstPageChunk } from './first-page.ts';
import { MANIFEST } from './manifest.ts';

/**
 * The oldest browsers, as in the README. Scripts are written for Safari 16: 15.4 reads the same syntax, and only classes
 * inside functions would need the other form that its fields are given, at 2.5 kB of the first page.
 */
const SCRIPT_BROWSERS = ['chrome110', 'firefox115', 'safari16'];
const STYLE_BROWSERS = ['chrome110', 'firefox115', 'safari15.4'];

export default defineConfig({
  plugins: [
    svelte(),
    fontPreload(),
    VitePWA({
      filename: 'sw.js',
      // The app registers its own service worker; a new version waits until the user accepts it.
      injectRegister: false,
      registerType: 'prompt',
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        // The template of the pages, and what is for previews of links alone.
        globIgnores: ['index.html', 'table/*', 'invitation.png'],
        navigateFallback: null,
        importScripts: ['cached-pages.js', 'notification-click.js', 'push-messages.js'],
        // The first load must also survive a lost network.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    target: SCRIPT_BROWSERS,
    cssTarget: STYLE_BROWSERS,
    // Small images and fonts stay files: the content security policy forbids data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [{ name: firstPageChunk }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
