ALTER TABLE "reservation" DROP CONSTRAINT "reservation_of_one";--> statement-breakpoint
-- A meeting type that offers a room no more takes none away from appointments that have it.
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_resource_channel_fk";--> statement-breakpoint
DROP INDEX "reservation_resource_busy_index";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "resource_id" uuid;--> statement-breakpoint
-- The version that runs until this one has started says only which channel of a meeting type it is.
CREATE FUNCTION "reservation_resource_of_channel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.resource_id := (SELECT rc.resource_id FROM resource_channel rc
    WHERE rc.company_id = NEW.company_id AND rc.id = NEW.resource_channel_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservation_resource_of_channel" BEFORE INSERT ON "reservation"
  FOR EACH ROW WHEN (NEW.resource_channel_id IS NOT NULL AND NEW.resource_id IS NULL)
  EXECUTE FUNCTION reservation_resource_of_channel();--> statement-breakpoint
UPDATE "reservation" r SET "resource_id" = rc."resource_id" FROM "resource_channel" rc
  WHERE rc."company_id" = r."company_id" AND rc."id" = r."resource_channel_id";--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_one" CHECK (num_nonnulls("reservation"."host_id", "reservation"."resource_id") = 1);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_resource_fk" FOREIGN KEY ("company_id","resource_id") REFERENCES "public"."resource"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_resource_busy_index" ON "reservation" USING btree ("company_id","resource_id",upper("during")) WHERE "reservation"."resource_id" is not null;--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_resource_no_overlap";--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_resource_no_overlap" EXCLUDE USING gist ("company_id" WITH =, "resource_id" WITH =, "during" WITH &&) WHERE ("resource_id" IS NOT NULL);
