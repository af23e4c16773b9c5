import type { Channel } from '#shared/domain/channels.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { isTextPattern } from '#shared/domain/fields/text-pattern.ts';
import type { InputType } from '#shared/domain/fields/types.ts';
import { toCents } from '#shared/domain/payment/price.ts';
import type { EditedField, EditedMeetingType } from './edited.ts';
import { canMeetOn, toOfferedChannels, type Ways } from './offer.ts';

/** What does not fit together in a meeting type. Each has a text in the office's `editor` namespace. */
const RULE_CODES = [
  ...(['window-reversed', 'limit-too-short', 'no-way-to-meet', 'location-missing'] as const),
  ...(['resource-missing', 'host-missing', 'host-twice', 'price-missing'] as const),
  ...(['payment-closed', 'policy-incomplete', 'button-incomplete', 'language-missing'] as const),
  ...(['zone-missing', 'video-missing', 'label-missing', 'options-missing'] as const),
  ...(['option-twice', 'name-twice', 'pattern-invalid', 'bounds-reversed'] as const),
];
export type RuleCode = (typeof RULE_CODES)[number];

/** Where something does not fit, below the meeting type: `fields.2.options`. */
export interface RuleProblem {
  readonly path: string;
  readonly code: RuleCode;
}

/** What the rules know beside the meeting type. */
export interface RuleFacts {
  /** By host: how each can be met. */
  readonly ways: Readonly<Record<string, Ways>>;
  /** Whom the company can be paid by. */
  readonly paymentProviders: readonly string[];
}

type Rule = (edited: EditedMeetingType, facts: RuleFacts) => readonly RuleProblem[];

/** All that does not fit together, in the order of the editor. */
export function findRuleProblems(edited: EditedMeetingType, facts: RuleFacts): RuleProblem[] {
  return rules.flatMap((rule) => rule(edited, facts));
}

const NEEDS_OPTIONS: readonly InputType[] = ['select', 'radio', 'checkbox-multi'];

const rules: readonly Rule[] = [
  ({ bookingWindow: window }) =>
    problemIf(
      window.kind === 'range' && window.to < window.from,
      'bookingWindow',
      'window-reversed',
    ),
  ({ limits, durationMinutes }) =>
    Object.entries(limits).flatMap(([period, limit]) => {
      const path = `limits.${period}`;
      const isShort = limit?.minutes !== undefined && limit.minutes < durationMinutes;
      return problemIf(isShort, path, 'limit-too-short');
    }),
  (edited, { ways }) =>
    toOfferedChannels(edited).flatMap((channel) => {
      const path = channel === edited.channel ? 'channel' : 'allowedChannels';
      return problemIf(!isServed(channel, edited, ways), path, 'no-way-to-meet');
    }),
  (edited) =>
    problemIf(
      isOffered('local', edited) && !edited.locations.length,
      'locations',
      'location-missing',
    ),
  (edited) =>
    problemIf(
      isOffered('resource', edited) && !edited.resourceIds.length,
      'resourceIds',
      'resource-missing',
    ),
  ({ hosts }) => problemIf(!hosts.some(({ enabled }) => enabled), 'hosts', 'host-missing'),
  ({ hosts }) => problemIf(hasTwice(hosts.map(({ hostId }) => hostId)), 'hosts', 'host-twice'),
  ({ fields }) => fields.flatMap(fieldProblems),
  ({ fields }) =>
    problemIf(hasTwice(fields.map((field) => toAnswerKey(field))), 'fields', 'name-twice'),
  ({ payment }, { paymentProviders }) =>
    payment.enable
      ? [
          ...problemIf(toCents(payment.price) === undefined, 'payment.price', 'price-missing'),
          ...problemIf(
            !paymentProviders.includes(payment.provider),
            'payment.provider',
            'payment-closed',
          ),
        ]
      : [],
  (edited) =>
    (['cancellationPolicy', 'reschedulingPolicy'] as const).flatMap((path) => {
      const { enable, mode, duration } = edited[path];
      return problemIf(enable && !(mode && duration), path, 'policy-incomplete');
    }),
  ({ confirmationButton: button }) =>
    problemIf(
      button?.useConfirmationButton === true && !(button.link && button.text),
      'confirmationButton',
      'button-incomplete',
    ),
  ({ languageSetting: { enable, default: first, allowed } }) =>
    problemIf(enable && !allowed.includes(first), 'languageSetting', 'language-missing'),
  ({ timezonePreset: { enable, timezonePreset } }) =>
    problemIf(enable && timezonePreset === null, 'timezonePreset', 'zone-missing'),
  ({ videoSetting: { enable, src } }) =>
    problemIf(enable && src === null, 'videoSetting', 'video-missing'),
];

function fieldProblems(field: EditedField, index: number): RuleProblem[] {
  const at = (member: string) => `fields.${index}.${member}`;
  const { options, min, max, validation } = field;
  const isOwn = !field.default || field.target === 'other';
  const needsOptions = NEEDS_OPTIONS.includes(field.fieldType);
  const values = options.map(({ value }) => value);
  const isUnnamed = options.some(({ value, label }) => value === '' || label.trim() === '');
  const [{ minValue, maxValue } = {}] = options;
  const isReversed =
    (min !== null && max !== null && min > max) ||
    (minValue !== undefined && maxValue !== undefined && minValue > maxValue);
  const isPattern = validation === null || isTextPattern(validation);
  return [
    ...problemIf(isOwn && field.label === '', at('label'), 'label-missing'),
    ...problemIf(
      needsOptions && (options.length === 0 || isUnnamed),
      at('options'),
      'options-missing',
    ),
    ...problemIf(needsOptions && hasTwice(values), at('options'), 'option-twice'),
    ...problemIf(!isPattern, at('validation'), 'pattern-invalid'),
    ...problemIf(isReversed, at('max'), 'bounds-reversed'),
  ];
}

/** Whether one of its hosts can be met on the channel. */
function isServed(
  channel: Channel,
  { hosts, meetingLink }: EditedMeetingType,
  ways: RuleFacts['ways'],
): boolean {
  const serving = hosts.filter(({ enabled }) => enabled);
  // That nobody serves at all is said of the hosts.
  if (serving.length === 0) return true;
  return serving.some(({ hostId }) => {
    const own = ways[hostId] ?? { providers: [], hasPhone: false };
    return canMeetOn(channel, { meetingLink }, own);
  });
}

function isOffered(channel: Channel, edited: EditedMeetingType): boolean {
  return toOfferedChannels(edited).includes(channel);
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

function problemIf(isWrong: boolean, path: string, code: RuleCode): RuleProblem[] {
  return isWrong ? [{ path, code }] : [];
}
