import { createMakePicture } from '#server/platform/picture/create-make-picture.ts';
import { pictureUpload } from '#shared/api/picture.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { DEMO_PASSWORD, ORIGIN } from '../api.ts';
import { aLogin } from '../logins.ts';
import { aBomb, aForm, aMovingGif, aPhoto, HEIC, SVG } from '../sample-pictures.ts';
import type { Scenario, World } from './world.ts';

async function cookieOf({ api, host }: World): Promise<string> {
  await aLogin(api.db, host, DEMO_PASSWORD);
  return api.cookiesOf(host.email);
}

async function throwRefused(reply: Response): Promise<void> {
  const { ok, url, status, statusText } = reply;
  if (!ok) throw new ApiError({ url, status, statusText }, await reply.json());
}

async function send(world: World, body: FormData | string, type?: string): Promise<void> {
  const headers = {
    cookie: await cookieOf(world),
    ...(type !== undefined && { 'content-type': type }),
  };
  await throwRefused(
    await world.api.fetch('/api/user2/picture', { method: 'PATCH', body, headers }),
  );
}

/** What is wrong with a picture that somebody sends. */
export const refusalsOfPictures = {
  'file-too-large': (world) => send(world, aForm(Buffer.alloc(pictureUpload.maxBytes + 1))),
  'file-cut-off': (world) =>
    send(
      world,
      '--x\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ),
  'not-a-picture': (world) => send(world, aForm('%PDF-1.7')),
  'picture-heic': (world) => send(world, aForm(HEIC)),
  'picture-svg': (world) => send(world, aForm(SVG)),
  'picture-animated': async (world) => send(world, aForm(await aMovingGif())),
  'picture-broken': async (world) => {
    const photo = await aPhoto(300, 300).jpeg().toBuffer();
    return send(world, aForm(photo.subarray(0, photo.length / 2)));
  },
  'picture-too-many-pixels': async (world) => send(world, aForm(await aBomb(20_000, 20_000))),
  'pictures-busy': async (world) => {
    const makePicture = createMakePicture({ readAtOnce: 1, maxWaiting: 0 });
    const sent = Promise.withResolvers<Uint8Array>();
    const first = makePicture(whenSent(sent.promise), 'profile');
    const cookie = await cookieOf(world);
    const answer = world.api.answerWith({ makePicture });
    const init = { method: 'PATCH', body: aForm(HEIC), headers: { cookie } };
    const reply = await answer(new Request(new URL('/api/user2/picture', ORIGIN), init));
    sent.resolve(await aPhoto(8, 8).png().toBuffer());
    await first;
    await throwRefused(reply);
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;

async function* whenSent(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}
