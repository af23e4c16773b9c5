import { useState } from 'react';
import { type Channel, roomProviderOf } from '#shared/domain/channels.ts';
import {
  channelOf,
  isCallable,
  providerOfRoom,
  ROOM_PROVIDERS,
} from '#shared/domain/ways-to-meet.ts';
import { isPublicUrl } from '#shared/domain/web-url.ts';
import { api } from '#site/office/api.ts';
import { useOwnWays } from '#site/office/use-own-ways.ts';
import { usePhoneNumbers } from '#site/office/use-phone-numbers.ts';

export const WAYS = ['phone', 'phone-incoming', 'whatsapp', 'custom', 'local'] as const;
type Way = (typeof WAYS)[number];

/** Of the few ways that are asked about first: whatever meets at a link is "online". */
export function toFirstWay(channel: Channel | undefined): Way {
  if (channel && roomProviderOf(channel)) return 'custom';
  return WAYS.find((each) => each === channel) ?? 'phone';
}

/**
 * How somebody new meets people first, and what that needs of them: a number and a room are kept with
 * them, an address with the meeting type.
 */
export function useFirstWay(first: Way) {
  const { saved, keep } = useOwnWays();
  const { spell } = usePhoneNumbers();
  const { mutateAsync } = api.useChange('patch', '/user2/ways-to-meet');
  const [way, setWay] = useState(first);
  const [texts, setTexts] = useState<Partial<Record<Ask, string>>>({});
  const room = ROOM_PROVIDERS.find((each) => saved[each] !== null);
  const asks = asked[way];
  const kept = { number: saved.phone, customPlace: room ? saved[room] : null, localPlace: null };
  const typed = asks ? (texts[asks] ?? kept[asks] ?? '') : '';
  const text = typed.trim();
  const number = spell(text);
  const provider = providerOfRoom(text);
  const isLocalKept = way === first && way === 'local' && text === '';
  return {
    way,
    setWay,
    asks,
    typed,
    setTyped: (now: string) => asks && setTexts({ ...texts, [asks]: now }),
    /** What is not said, or not well. */
    problem:
      asks && !isLocalKept && !checks[asks](asks === 'number' ? number : text)
        ? problems[asks]
        : undefined,
    /** Where the meeting type says that it takes place. */
    offer: {
      channel: way === 'custom' ? channelOf(provider) : way,
      // A link of the meeting type's own would stand before the room.
      ...(way === 'custom' && { meetingLink: null }),
      ...(way === 'local' && text && { locations: [text] }),
    },
    keep: async () => {
      const change = {
        number: { phone: number },
        customPlace: { [provider]: text },
        localPlace: {},
      };
      const body = asks ? change[asks] : {};
      if (Object.keys(body).length > 0) await keep(await mutateAsync({ body }));
    },
  };
}

/** What each way asks for, by the text's key. */
type Ask = 'number' | 'customPlace' | 'localPlace';

const asked = {
  phone: undefined,
  'phone-incoming': 'number',
  whatsapp: 'number',
  custom: 'customPlace',
  local: 'localPlace',
} as const satisfies Record<Way, Ask | undefined>;

const checks: Readonly<Record<Ask, (text: string) => boolean>> = {
  number: isCallable,
  customPlace: isPublicUrl,
  localPlace: (text) => text !== '',
};

const problems = { number: 'number', customPlace: 'custom', localPlace: 'local' } as const;
