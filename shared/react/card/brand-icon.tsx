import type { SocialProfile } from '#shared/domain/card/profiles.ts';

/** Plain letters and shapes of our own drawing, filled, on a 24 by 24 grid. */
const paths = {
  linkedIn:
    'M6.4 8.2a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8ZM4.8 9.7H8v9.9H4.8Zm5.1 0H13v1.4c.5-.9 1.6-1.6 3.1-1.6 2.7 0 3.7 1.7 3.7 4.6v5.5h-3.2v-5c0-1.5-.4-2.4-1.6-2.4-1.3 0-1.9.9-1.9 2.4v5H9.9Z',
  facebook:
    'M13.5 20.5v-7.3h2.5l.4-3h-2.9V8.4c0-.9.3-1.4 1.5-1.4h1.5V4.2a17 17 0 0 0-2.2-.2c-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5v7.3Z',
  twitter:
    'M4 4.5h4.9l3.6 4.9 4.2-4.9h2.2l-5.4 6.3 5.9 8.2h-4.9l-4-5.4-4.6 5.4H3.7l5.8-6.8Zm2.9 1.6 8.4 11.3h1.9L8.8 6.1Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3Zm4 2.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 1.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Zm4.5-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  xing: 'M5.2 7.6h2.9l1.8 3-2.6 4.6H4.4L7 10.6Zm9.8-4.1h3l-4.8 8.5 3.1 5.6 1.6 2.9h-3l-4.7-8.5Z',
} as const satisfies Record<SocialProfile, string>;

/** The sign of a network; its name stands beside it, or is the link's. */
export function BrandIcon({
  name,
  className = 'size-5',
}: {
  readonly name: SocialProfile;
  readonly className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path fillRule="evenodd" d={paths[name]} />
    </svg>
  );
}
