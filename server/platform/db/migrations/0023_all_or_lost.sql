-- Ends a transaction that did not get all it asked for, as a lost race: whoever sent it does not wait.
CREATE FUNCTION "all_or_lost"(taken bigint, asked bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF taken <> asked THEN
    RAISE EXCEPTION 'Somebody else was quicker' USING ERRCODE = 'KL001';
  END IF;
  RETURN true;
END $$;
