export * from './appointment.ts';
export * from './auth.ts';
export * from './company.ts';
export * from './meeting-type.ts';
