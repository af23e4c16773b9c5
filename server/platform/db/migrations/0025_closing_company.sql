ALTER TABLE "company" ADD COLUMN "erases_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closing_reason" text;
--> statement-breakpoint
-- Those who take time of a company and its owner who closes it meet at its row, which a closing locks `FOR UPDATE`.
-- Taken before is there for the closing to see; what comes later loses a race, decides again, and finds it
-- closed. Hand-overs take no time that was not taken: rows of `reservation` count where no appointment has them.
CREATE FUNCTION "company_takes_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_closed boolean;
BEGIN
  SELECT erases_at IS NOT NULL INTO is_closed FROM company WHERE id = NEW.company_id FOR KEY SHARE;
  IF is_closed THEN
    RAISE EXCEPTION 'The company takes no bookings any more' USING ERRCODE = 'KL001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "company_takes_bookings" BEFORE INSERT OR UPDATE OF "starts_at" ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION "company_takes_bookings"();
--> statement-breakpoint
CREATE TRIGGER "company_takes_bookings" BEFORE INSERT OR UPDATE OF "appointment_id" ON "attendee"
  FOR EACH ROW EXECUTE FUNCTION "company_takes_bookings"();
--> statement-breakpoint
CREATE TRIGGER "company_takes_bookings" BEFORE INSERT ON "reservation"
  FOR EACH ROW WHEN (NEW.appointment_id IS NULL) EXECUTE FUNCTION "company_takes_bookings"();
--> statement-breakpoint
CREATE TRIGGER "company_takes_bookings" BEFORE INSERT ON "payment_order"
  FOR EACH ROW EXECUTE FUNCTION "company_takes_bookings"();
--> statement-breakpoint
CREATE TRIGGER "company_takes_bookings" BEFORE INSERT ON "proposal"
  FOR EACH ROW EXECUTE FUNCTION "company_takes_bookings"();
