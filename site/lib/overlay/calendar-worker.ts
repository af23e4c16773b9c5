import { type CalendarReader, readCalendar } from '#shared/domain/overlay/read-calendar.ts';

// A thread of its own: a large file does not hold up the page, and one that never ends is stopped.
self.addEventListener('message', ({ data }: MessageEvent<CalendarAsked>) => {
  self.postMessage(readCalendar(data.text, data.reader));
});

export interface CalendarAsked {
  readonly text: string;
  readonly reader: CalendarReader;
}
