import { fakeMedia } from '../../support/fake-media.ts';
import { test } from '../../support/test.ts';
import { signInWith } from '../sign-in.ts';
import { bookRoom } from './book-room.ts';
import {
  expectHeardInFirefox,
  expectMovingInFirefox,
  joinInFirefox,
  launchFirefoxCaller,
} from './firefox-caller.ts';
import { aPage, join } from './meet.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';

test.use(fakeMedia);
// As patient as what is waited for in it.
test.describe.configure({ timeout: 240_000 });

test('22. Chromium and Firefox meet, whichever of them makes the offers', async ({
  browser,
  server,
}) => {
  const clara = await aPage(browser, server.url);
  await signInWith(clara.request, 'ada@demo.test');
  const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
  const { guests } = await bookRoom(clara, server, addresses);
  // Of two people the one with the smaller id makes the offers: Chromium is between two of Firefox.
  const [fiona, middle, finn] = guests
    .toSorted((one, other) => (one.personId < other.personId ? -1 : 1))
    .map(({ path }) => path);
  const firefox = await launchFirefoxCaller();
  try {
    await join(clara, middle ?? '', 'Clara');
    const first = await joinInFirefox(firefox, `${server.url}${fiona}`, 'Fiona');
    await expectMoving(clara, 'Picture of Fiona');
    await expectMovingInFirefox(first, 'Picture of Clara');
    await expectHeard(clara);
    await expectHeardInFirefox(first);

    const second = await joinInFirefox(firefox, `${server.url}${finn}`, 'Finn');
    await expectMoving(clara, 'Picture of Finn');
    await expectMovingInFirefox(second, 'Picture of Clara');
    await expectMovingInFirefox(second, 'Picture of Fiona');
    await expectHeardInFirefox(second);
  } finally {
    await firefox.close();
  }
  await clara.context().close();
});
