/** Does something while the company whose times are looked at is given so many bookings a second. */
export function whileBooked(
  serverUrl: string,
  nextBooking: () => object,
  perSecond = 1,
): <T>(work: () => Promise<T>) => Promise<T> {
  const book = async () => {
    const reply = await fetch(`${serverUrl}/api/booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(nextBooking()),
    });
    if (!reply.ok) throw new Error(`A booking was answered ${reply.status}: ${await reply.text()}`);
  };
  return async (work) => {
    const booked: Promise<unknown>[] = [];
    const bookNext = () => booked.push(book().catch((error: unknown) => error));
    bookNext();
    const timer = setInterval(bookNext, 1000 / perSecond);
    const done = await work().finally(() => clearInterval(timer));
    const failures = (await Promise.all(booked)).filter((failure) => failure !== undefined);
    if (failures.length > 0) throw new AggregateError(failures, 'Not all could be booked');
    return done;
  };
}
