CREATE SEQUENCE "public"."writing_turn" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "calendar_use" ADD COLUMN "follows_moves" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_use" ADD COLUMN "follows_deletions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "own_versions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "turn" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "is_being_written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "their_change" text;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "their_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "their_version" text;--> statement-breakpoint
ALTER TABLE "written_event" ADD COLUMN "changed_from" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "written_event_unsure" ON "written_event" USING btree ("company_id","calendar_id") WHERE "written_event"."is_unsure";