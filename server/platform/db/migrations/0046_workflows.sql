ALTER TABLE "planned_message" ALTER COLUMN "attendee_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_message" ADD COLUMN "host_id" uuid;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_message_company_id_host_id_index" ON "planned_message" USING btree ("company_id","host_id");--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_reader" CHECK (("planned_message"."attendee_id" is null) <> ("planned_message"."host_id" is null));