import type { Services } from '#server/platform/kernel/services.ts';
import type { FillPage } from '#server/platform/site/serve-site.ts';
import type { PageViews } from '#shared/page-views.ts';
import type { RouteId } from '#shared/routes/index.ts';
import { officeRoutes } from '#shared/routes/office.ts';
import { fillAppointment } from './fill-appointment.ts';
import { createFillBookable } from './fill-bookable.ts';
import { fillHome } from './fill-home.ts';
import { fillOffice } from './fill-office.ts';
import { fillOrder } from './fill-order.ts';
import { fillRoom } from './fill-room.ts';
import { fillRoutingForm } from './fill-routing-form.ts';
import { fillShortLink } from './fill-short-link.ts';

type Wanted = Pick<Services, 'db' | 'clock' | 'log' | 'providers' | 'secret' | 'publicUrl'>;

/**
 * Fills the shells of the pages that a link may lead to, and says which of them are not there. A
 * database that does not answer denies no page and fills none: the page itself says then what is wrong.
 */
export function createFillPage(services: Wanted, views?: PageViews): FillPage {
  const fillBookable = createFillBookable(services, views);
  const aboutAppointment: FillPage = (asked) => fillAppointment(services, asked);
  const routingForm: FillPage = (asked) => fillRoutingForm(services, asked);
  const office: FillPage = (asked) => fillOffice(services, asked, views);
  const fills: Partial<Record<RouteId, FillPage>> = {
    home: (asked) => fillHome(services, asked),
    ...{ user: fillBookable, booking: fillBookable, meeting: fillBookable },
    ...{ team: fillBookable, 'team-booking': fillBookable, 'team-host-booking': fillBookable },
    ...{ appointment: aboutAppointment, cancel: aboutAppointment, reschedule: aboutAppointment },
    ...{ 'routing-form': routingForm, 'routing-form-slug': routingForm },
    ...{ connect: fillRoom, 'connect-join': fillRoom, 'connect-left': fillRoom },
    order: (asked) => fillOrder(services, asked),
    'short-link': (asked) => fillShortLink(services, asked),
    ...Object.fromEntries(officeRoutes.map(({ id }) => [id, office])),
  };
  return async (asked) => {
    try {
      return (await fills[asked.page.id]?.(asked)) ?? { status: 200 };
    } catch (error) {
      services.log.warn({ err: error }, 'page');
      return { status: 200 };
    }
  };
}
