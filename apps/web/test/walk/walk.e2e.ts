import { expect, test } from '@playwright/test';
import { ENGINES } from '../../../../tools/e2e/engines/engines.ts';
import { OnlineServer } from '../e2e/online/online-server.ts';
import { Visitor } from './visitor.ts';
import { WALK } from './walk.ts';

test.setTimeout(400_000);

for (const { name, start } of ENGINES) {
  test(`a walk through the app in ${name}`, async () => {
    const started = start();
    if (started === 'missing') return test.skip(true, `${name} is not here and could not be installed`);
    const driver = await started;
    const server = await OnlineServer.start('quando-walk-');
    try {
      const visitor = new Visitor(driver, server.address);
      for (const step of WALK) await test.step(step.name, () => step.go(visitor, server));
      expect(driver.complaints().filter((text) => !isExpected(text))).toEqual([]);
    } finally {
      await driver.close();
      await server.stop();
    }
  });
}

/**
 * Browsers tell of connections that are cut and of pages that are left while they load, which the walk does; this build
 * of WebKit has no manifests.
 */
const isExpected = (text: string): boolean =>
  /WebSocket|sw\.js due to access control|establish a connection|ERR_CONNECTION|ERR_INTERNET|NetworkError|Failed to load|manifest-src|imported module|Importing a module|preload CSS/.test(
    text,
  );
