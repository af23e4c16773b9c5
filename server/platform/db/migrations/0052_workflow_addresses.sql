ALTER TABLE "planned_message" DROP CONSTRAINT "planned_message_reader";--> statement-breakpoint
ALTER TABLE "planned_message" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_reader" CHECK (("planned_message"."attendee_id" is null) <> ("planned_message"."host_id" is null and "planned_message"."address" = '')
        or "planned_message"."attendee_id" is not null and "planned_message"."event_at" is not null);