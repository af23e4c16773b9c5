ALTER TABLE "planned_message" DROP CONSTRAINT "planned_message_reader";--> statement-breakpoint
ALTER TABLE "planned_message" ADD COLUMN "event_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "events_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "due_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_reader" CHECK (("planned_message"."attendee_id" is null) <> ("planned_message"."host_id" is null)
        or "planned_message"."attendee_id" is not null and "planned_message"."event_at" is not null);