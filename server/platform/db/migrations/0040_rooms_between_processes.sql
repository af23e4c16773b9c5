CREATE TABLE "connect_frame" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"receiver" uuid NOT NULL,
	"sender" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connect_room" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "connect_room" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connect_room" ADD COLUMN "present" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "connect_frame_receiver_id_index" ON "connect_frame" USING btree ("receiver","id");