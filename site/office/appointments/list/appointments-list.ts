import { APPOINTMENT_TABS } from '#shared/domain/appointments/tabs.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import {
  cursorPlace,
  filterBy,
  filterOf,
  idFilter,
  searchText,
  viewOf,
} from '#shared/react/list/address-parts.ts';
import { byCursor, defineList } from '#shared/react/list/define-list.ts';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { isDate } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { toApiQuery } from './to-api-query.ts';

const PAGE_SIZE = 25;

export const appointmentsList = defineList({
  address: {
    tab: viewOf(APPOINTMENT_TABS),
    search: searchText,
    host: idFilter,
    team: idFilter,
    type: idFilter,
    channel: filterOf(CHANNELS),
    from: filterBy(isDate),
    to: filterBy(isDate),
    cursor: cursorPlace,
  },
  useData: ({ cursor, ...query }) => {
    const { timeZone } = useFormats();
    const asked = { ...toApiQuery(query, timeZone), pageSize: PAGE_SIZE, cursor };
    return api.useData('get', '/appointments', { params: { query: asked } }).data;
  },
  read: ({ appointments, ...reply }) => ({ rows: appointments, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: ({ name, attendees }) => `${name}, ${attendees[0]?.name ?? ''}`,
});

export type AppointmentsList = ListOf<typeof appointmentsList>;
